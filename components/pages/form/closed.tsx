import { Notice } from "@/components/pages/notice";

/** A form that doesn't accept answers. */
export function FormClosed({ title, closesAt }: { title: string; closesAt: string | null }) {
  return (
    <Notice
      arm="fallen"
      title="This form is closed"
      what={
        closesAt ? `“${title}” closed on ${closesAt} UTC.` : `“${title}” isn't accepting answers right now.`
      }
    >
      Questions? Contact the person who shared it.
    </Notice>
  );
}
