import { Notice } from "@/components/pages/notice";

/** A form that takes no answers (any more). */
export function FormClosed({ title, closesAt }: { title: string; closesAt: string | null }) {
  return (
    <Notice
      arm="fallen"
      title="This form is closed"
      what={
        closesAt
          ? `“${title}” took answers until ${closesAt} UTC.`
          : `“${title}” takes no answers at the moment.`
      }
    >
      If you still have something to say, ask whoever gave you the address.
    </Notice>
  );
}
