import { createElement } from "react";
import { SignaturePreview, signaturePreviewStyle } from "@/components/pages/signature/preview";
import { signaturePreviewScript } from "@/components/pages/signature/script";
import { previewRoute } from "@/lib/http/dashboard/preview";
import { signatures } from "@/lib/signatures";
import { drawDocument } from "@/lib/visitors/response/document";
import { findings } from "./findings";

/** The very HTML of a signature that is not saved yet, and what there is to say about it. */
export const POST = previewRoute(async (fields) => {
  const { card, html, text } = signatures.sample(fields);
  return drawDocument(createElement(SignaturePreview, { html, text, findings: findings(card, html) }), {
    styles: [signaturePreviewStyle],
    scripts: [signaturePreviewScript],
    // A signature has its style in attributes, as mail wants it, and its pictures from where their owner keeps them.
    allow: ["style-src-attr 'unsafe-inline'", "img-src http: https:"],
    framed: true,
  });
});
