import { crud } from "@/lib/openapi/builder/crud";
import type { Operation } from "@/lib/openapi/builder/operation";
import { signatureListed, signatureResponse } from "@/lib/signatures/response-schema";
import { signatureShape } from "@/lib/signatures/schema";

export const signatureOperations: Operation[] = crud({
  ...{ tag: "Signatures", path: "/signatures", name: "Signature", one: "a signature", many: "signatures" },
  response: signatureResponse,
  listed: signatureListed,
  create: signatureShape,
  patch: signatureShape,
  example: {
    name: "Work",
    full_name: "Ada Lovelace",
    job_title: "Lead analyst",
    company: "Analytical Engines Ltd",
    email: "ada@example.com",
    phone: "+44 20 7946 0958",
    website: "https://example.com",
    socials: [{ platform: "linkedin", url: "https://www.linkedin.com/in/ada" }],
  },
  change: { template: "compact", primary_color: "1d4ed8" },
  searched: "name or full name",
  about: {
    name: "What you call the signature; the full name when left out.",
    logo_url: "A picture that is on the web already.",
    logo_width: "Pixels in the mail.",
    logo_height: "Pixels in the mail; keep the logo's proportions.",
    photo_url: "A square picture that is on the web already.",
    primary_color: "Of the name, links and rules.",
    text_color: "Of everything else.",
    disclaimer: "Small type at the end.",
  },
});
