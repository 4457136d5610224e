import { forms } from "@/lib/forms";
import { previewRoute } from "@/lib/http/dashboard/preview";
import { drawForm } from "@/lib/visitors/pages/form-page";

/** Renders an unsaved form, which can't be submitted. */
export const POST = previewRoute(async (fields, { language }) => {
  const form = forms.preview(fields);
  return drawForm(form, form.language ?? language, "preview", { framed: true });
});
