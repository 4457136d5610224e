import { JOBS, runJob } from "@/lib/jobs/catalogue";
import { expect, test } from "@/tests/support/fixtures";
import { npmScript } from "@/tests/support/servers/npm";

test("a misspelled job fails on the command line with a list of the jobs", async () => {
  for (const name of ["expire-link", "constructor", "EXPIRE-LINKS"]) {
    const { code, stdout, stderr } = await npmScript("job", [name]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain("npm run -s job -- ");
    expect(stderr).not.toMatch(/^ +at /m);
    const [first] = stderr.split("\n");
    expect(first).toBe(`There is no job named "${name}". The jobs are ${Object.keys(JOBS).join(", ")}.`);
  }
});

test("a scheduler gets an error for an unknown job", async () => {
  for (const name of ["expire-link", "constructor", ""])
    await expect(runJob(name, new Date())).rejects.toThrow(`There is no job named "${name}"`);
});

for (const name of Object.keys(JOBS)) {
  test(`job ${name} runs beside the server and returns what can be printed`, async () => {
    const result = await runJob(name, new Date());
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    expect(Object.keys(result)).not.toEqual([]);
  });
}
