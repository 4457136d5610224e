import { forms } from "@/lib/forms";
import { previewRoute } from "@/lib/http/dashboard/preview";
import { drawForm } from "@/lib/visitors/pages/form-page";

/** The very page of a form that is not saved yet; it can be looked at and not be sent. */
export const POST = previewRoute(async (fields) =>
  drawForm(forms.sample(fields), "preview", { framed: true }),
);
