import { ReloadLink } from "@/components/pages/again";
import { Notice } from "@/components/pages/notice";

/** The database is away, so nobody can say what this address is (CONTRACT §2: 503). */
export function Unavailable() {
  return (
    <Notice
      arm="blank"
      title="This page cannot be opened just now"
      what="Something is not working on our side. There is nothing wrong with the address or your device."
    >
      Wait a moment, then <ReloadLink>try again</ReloadLink>.
    </Notice>
  );
}
