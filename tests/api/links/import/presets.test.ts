import { linkImports } from "@/lib/links/import";
import { processImportBatch } from "@/lib/links/import/process-batch";
import { randomSlug } from "@/lib/slugs/slugs";
import { expect, test } from "@/tests/support/fixtures";

const URL = "https://example.com/shop?a=1,2&b=3";

/** Export files of other services, with a link `a` and in some of them `b`. */
const FILES: [name: string, file: string][] = [
  [
    "Bitly",
    `Link,Custom Link,Date created,Title,Destination URL,Engagements,Status
https://bit.ly/3xYzAbC,https://go.example/{a},2026-06-01T08:30:00Z,"Spring, ""sale""","${URL}","1,234",Active
https://bit.ly/{b},,2025-01-02T03:04:05Z,,https://example.com/b,9,Active`,
  ],
  [
    "Bitly",
    `created_at,title,link,long_url
2026-06-01T08:30:00+0000,"Spring, ""sale""",https://bit.ly/{a},"${URL}"
2026-06-01T08:30:00+0000,,bit.ly/{b},https://example.com/b`,
  ],
  [
    "Short.io",
    `idString,shortURL,originalPath,originalURL,title,clicks,createdAt,updatedAt,expiresAt,createdBy,tags
lnk_1,https://s.example/{a},{a},"${URL}","Spring, ""sale""",245,2026-05-01T08:00:00Z,2026-05-03T09:30:00Z,,ada,"x,y"
lnk_2,https://s.example/{b},{b},https://example.com/b,,0,2026-05-02T08:00:00Z,2026-05-02T08:00:00Z,,ada,`,
  ],
  [
    "Short.io",
    `Original URL;Path;Title;Short URL;Tags
"${URL}";{a};"Spring, ""sale""";https://s.example/{a};
https://example.com/b;{b};;https://s.example/{b};`,
  ],
  [
    "Rebrandly",
    `id,title,slashtag,destination,createdAt,shortUrl,domain
ffs24cc5,"Spring, ""sale""",{a},"${URL}",2016-07-13T10:54:12.000Z,rebrand.ly/{a},rebrand.ly
ffs24cc6,,{b},https://example.com/b,2016-07-13T10:54:12.000Z,rebrand.ly/{b},rebrand.ly`,
  ],
  [
    "Kutt",
    `id,address,target,link,description,visit_count,expire_in,password,created_at
1f0,{a},"${URL}",https://kutt.example/{a},"Spring, ""sale""",7,,false,2026-01-02T03:04:05.000Z
1f1,{b},https://example.com/b,https://kutt.example/{b},,0,,false,2026-01-02T03:04:05.000Z`,
  ],
  [
    "Shlink",
    `createdAt,domain,shortUrl,longUrl,shortCode,title,tags,visits
2026-01-02T03:04:05+00:00,,https://s.example/{a},"${URL}",{a},"Spring, ""sale""",x|y,7
2026-01-02T03:04:05+00:00,,https://s.example/{b},https://example.com/b,{b},,,0`,
  ],
  [
    "Shlink",
    `Long URL,Tags,Domain,Short code,Title
"${URL}",x|y,,{a},"Spring, ""sale"""
https://example.com/b,,s.example,{b},`,
  ],
  [
    "YOURLS",
    `keyword,url,title,timestamp,ip,clicks
{a},"${URL}","Spring, ""sale""",2020-01-01 00:00:00,::1,5
{b},https://example.com/b,,2020-01-01 00:00:00,::1,0`,
  ],
  [
    "Dub",
    `Short link,Destination URL,Title,Clicks,Created at
https://dub.sh/{a},"${URL}","Spring, ""sale""",5,2026-01-02T03:04:05.000Z
https://dub.sh/{b},https://example.com/b,,0,2026-01-02T03:04:05.000Z`,
  ],
  [
    "Dub",
    `id,domain,key,url,title,clicks
clx1,dub.sh,{a},"${URL}","Spring, ""sale""",5
clx2,dub.sh,{b},https://example.com/b,,0`,
  ],
];

for (const [name, file] of FILES) {
  test(`imports a ${name} file that starts with ${file.split("\n", 1)[0]}`, async ({ account, api }) => {
    const [a, b] = [randomSlug(10), `B-${randomSlug(10)}`];
    const stream = new Blob([file.replaceAll("{a}", a).replaceAll("{b}", b)]).stream();
    const { id, ...checked } = await linkImports.read(account.owner, "links.csv", stream, new Date());
    expect(checked).toMatchObject({ layout: name, total: 2, faulty: 0, state: "ready" });
    await linkImports.start(account.owner, { id });
    await expect
      .poll(async () => {
        await processImportBatch(new Date());
        return (await linkImports.get(account.owner, { id })).state;
      })
      .toBe("done");
    const done = await linkImports.get(account.owner, { id });
    expect(done).toMatchObject({ created: 2, reused: 0, refused: 0 });
    const { data } = (await api.get("/links")).body;
    expect(data.map((link: Record<string, unknown>) => [link.slug, link.long_url, link.title])).toEqual([
      [b, "https://example.com/b", ""],
      [a, URL, 'Spring, "sale"'],
    ]);
  });
}
