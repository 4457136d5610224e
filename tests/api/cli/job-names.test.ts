import { JOBS } from "@/lib/jobs/catalogue";
import { runJob } from "@/lib/jobs/cron";
import { expect, test } from "@/tests/support/fixtures";
import { npm } from "@/tests/support/servers/npm";

test("a misspelt job fails on the command line with a message that lists the jobs", async () => {
  for (const name of ["expire-link", "constructor", "EXPIRE-LINKS"]) {
    const { code, stdout, stderr } = await npm("job", [name]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    const [first] = stderr.split("\n");
    expect(first).toBe(`There is no job named "${name}". The jobs are ${Object.keys(JOBS).join(", ")}.`);
  }
});

test("a scheduler that asks for a job that is not there is told so", async () => {
  for (const name of ["expire-link", "constructor", ""])
    await expect(runJob(name, new Date())).rejects.toThrow(`There is no job named "${name}"`);
});
