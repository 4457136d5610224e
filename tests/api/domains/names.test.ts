import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, test } from "@/tests/support/fixtures";

for (const [typed, name, unicode] of [
  ["go.example.com", "go.example.com", "go.example.com"],
  ["  GO.Example.COM. ", "go.example.com", "go.example.com"],
  ["bücher.example", "xn--bcher-kva.example", "bücher.example"],
  ["XN--BCHER-KVA.example", "xn--bcher-kva.example", "bücher.example"],
  ["例え.テスト", "xn--r8jz45g.xn--zckzah", "例え.テスト"],
  ["ｇｏ。example.com", "go.example.com", "go.example.com"],
  ["a-b.c1.example", "a-b.c1.example", "a-b.c1.example"],
] as const) {
  test(`${JSON.stringify(typed)} is stored as ${name} and read as ${unicode}`, async ({ api }) => {
    const { body } = await api.post("/domains", { name: typed });
    expect(body).toMatchObject({ name, name_unicode: unicode });
    expect((await api.get(`/domains/${body.id}`)).body).toEqual(body);
  });
}

const long = (length: number) => `${"a.".repeat(length)}example`.slice(-length).replace(/^\./, "a");

test("a name of 253 characters is accepted", async ({ api }) => {
  const name = long(253);
  expect((await api.post("/domains", { name })).body).toMatchObject({ name });
});

for (const name of [
  undefined,
  null,
  5,
  true,
  [],
  {},
  "",
  "   ",
  "example",
  "localhost",
  ".",
  "a..b",
  ".example.com",
  "a.b..",
  "-a.example",
  "a-.example",
  "*.example.com",
  "go.*.com",
  "go.example.com:443",
  "https://go.example.com",
  "go.example.com/x",
  "a@b.c",
  "1.2.3.4",
  "127.1.2",
  "0x7f.1",
  "[::1]",
  "::1",
  "2001:db8::1",
  "a.123",
  "a.0x1",
  "a b.example",
  "a_b.example",
  "a\u0000.example",
  "a%2eb.example",
  "xn--.example",
  "xn--a-ecp.example",
  long(254),
  `${"a".repeat(64)}.example`,
]) {
  test(`${JSON.stringify(name)?.slice(0, 40)} is no name of a domain`, async ({ api }) => {
    expectRefusal(await api.post("/domains", { name }), 422, "invalid_name");
  });
}
