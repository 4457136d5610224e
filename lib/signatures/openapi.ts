import { crud } from "@/lib/openapi/builder/crud";
import type { Operation } from "@/lib/openapi/builder/operation";
import { signatureListed, signatureResponse } from "@/lib/signatures/response-schema";
import { signatureShape } from "@/lib/signatures/schema";

export const signatureOperations: Operation[] = crud({
  tag: "Signatures",
  path: "/signatures",
  name: "Signature",
  one: "a signature",
  many: "signatures",
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
    name: "Your own name for the signature; the full name by default.",
    logo_url: "URL of an image on the web.",
    logo_width: "Pixels.",
    logo_height: "Pixels; keep the logo's proportions.",
    photo_url: "URL of a square image on the web.",
    primary_color: "For the name, links and lines.",
    text_color: "For everything else.",
    disclaimer: "Small print at the end.",
  },
});
