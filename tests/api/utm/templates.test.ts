import { utmTemplates } from "@/lib/utm";
import { MAX_TEMPLATES } from "@/lib/utm/schema";
import { expect, test } from "@/tests/support/fixtures";

test("templates with one name that are saved concurrently become one template", async ({ account }) => {
  // Several rounds: the first may find too few open connections for a race.
  const names = ["Newsletter", "Spring", "Summer", "Autumn"];
  for (const name of names) {
    const save = (source: string) => utmTemplates.save(account.owner, { name, source }, new Date());
    const saved = await Promise.all(Array.from({ length: 12 }, (_, n) => save(`source ${n}`)));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
  }
  expect(await utmTemplates.list(account.owner)).toHaveLength(names.length);
});

test("the limit of templates applies to concurrent saves too", async ({ account }) => {
  const save = (name: string) => utmTemplates.save(account.owner, { name }, new Date());
  for (let n = 0; n < MAX_TEMPLATES - 2; n++) await save(`Template ${n}`);
  const saved = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => save(`Late ${n}`)));
  const refused = saved.filter((one) => one.status === "rejected");
  expect(refused).toHaveLength(10);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: "plan_limit_reached", status: 403 });
  // An existing one can still be replaced.
  expect(await save("Template 0")).toMatchObject({ name: "Template 0" });
  expect(await utmTemplates.list(account.owner)).toHaveLength(MAX_TEMPLATES);
});
