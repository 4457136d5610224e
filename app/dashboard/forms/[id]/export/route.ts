import { forms } from "@/lib/forms";
import { streamDownload } from "@/lib/http/dashboard/download";

/** All submissions of a form as CSV, however many there are. */
export const GET = streamDownload(async ({ owner, at }) => {
  const { name, body } = await forms.exportSubmissions(owner, at);
  return { name, body, contentType: "text/csv; charset=utf-8" };
});
