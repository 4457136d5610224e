import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import { REQUIRED, type Resource } from "@/tests/api/conventions/resource";

// A name that another account claimed is looked up for both once its time has come, in the middle of a test.
let label = "";

/** What belongs to links. */
export const LINK_RESOURCES: readonly Resource[] = [
  {
    name: "tags",
    open: async () => "/tags",
    body: (n) => ({ name: `Tag ${n}` }),
    change: { color: "red" },
    fields: [
      ["name", 5, "Sale", REQUIRED],
      ["color", "pink", "blue", "gray"],
    ],
  },
  {
    name: "domains",
    open: async (api) => {
      // More than one need a plan.
      const { id } = (await api.get("/me")).body;
      await db.account.update({ where: { id }, data: { plan: "business" } });
      label = randomUUID().slice(0, 8);
      return "/domains";
    },
    body: (n) => ({ name: `go-${n}.${label}.example.com` }),
    change: { root_url: "https://example.com/changed" },
    fields: [
      ["root_url", "ftp://example.com", "https://example.com/", null],
      ["root_bio_page_id", 0, null, null],
      ["not_found_url", "//example.com", "https://example.com/missing", null],
      ["expired_url", "javascript:alert(1)", "https://example.com/over", null],
      ["primary", "yes", true, false],
    ],
  },
];
