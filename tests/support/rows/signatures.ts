import { signatureShape } from "@/lib/signatures/schema";
import { validate } from "@/lib/validation/validate";

/** The HTML of a signature with these fields and all others left out. */
export function card(fields: object) {
  const { name: _name, ...rest } = validate(signatureShape, { full_name: "Ada Lovelace", ...fields });
  return rest;
}

/** A signature with every field filled in. */
export const FULL = {
  full_name: "Ada Lovelace",
  job_title: "Lead analyst",
  department: "Research",
  company: "Analytical Engines Ltd",
  pronouns: "she/her",
  address: "12 St James's Square\nLondon SW1Y 4JH",
  email: "ada@example.com",
  phone: "+44 (0)20 7946 0958 ext. 12",
  mobile: "07700 900123",
  website: "https://www.example.com/team/",
  logo_url: "https://cdn.example.com/logo.png",
  photo_url: "https://cdn.example.com/ada.jpg",
  socials: [
    { platform: "linkedin", url: "https://www.linkedin.com/in/ada" },
    { platform: "github", url: "https://github.com/ada" },
    { platform: "email", url: "mailto:press@example.com" },
  ],
  disclaimer: "This message is for its addressee only.\nRegistered in England No. 1842.",
};

/** The opening tags of a signature, each with its name. */
export const tagsOf = (html: string) => [...html.matchAll(/<([a-z]+)((?:\s+[a-z]+="[^"<>]*")*)>/g)];

/** The attributes of a tag. */
export const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
