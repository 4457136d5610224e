import { createElement } from "react";
import { SignaturePreview, signaturePreviewStyle } from "@/components/pages/signature/preview";
import { signaturePreviewScript } from "@/components/pages/signature/script";
import { previewRoute } from "@/lib/http/dashboard/preview";
import { signatures } from "@/lib/signatures";
import { drawDocument } from "@/lib/visitors/response/document";
import { checks } from "./checks";

/** Renders the HTML of an unsaved signature with its checks. */
export const POST = previewRoute(async (fields) => {
  const { card, html, text } = signatures.preview(fields);
  return drawDocument(
    createElement(SignaturePreview, {
      html,
      text,
      checks: checks(card, html),
      photoUrl: card.photo_url,
    }),
    {
      styles: [signaturePreviewStyle],
      scripts: [signaturePreviewScript],
      // Emails need inline styles, and images are on the owner's hosts.
      allow: ["style-src-attr 'unsafe-inline'", "img-src http: https:"],
      framed: true,
    },
  );
});
