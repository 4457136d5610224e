import { Notice } from "@/components/pages/notice";
import { ReloadLink } from "@/components/pages/reload-link";

/** Shown while the database can't be reached (docs/contract.md §2: 503). */
export function Unavailable() {
  return (
    <Notice
      arm="blank"
      title="This page is temporarily unavailable"
      what="Something went wrong on our side. Your link and your device are fine."
    >
      Wait a moment, then <ReloadLink>try again</ReloadLink>.
    </Notice>
  );
}
