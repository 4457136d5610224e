import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { addDays, formatDateTime } from "@/lib/dates";
import { defaultHost } from "@/lib/domains/hosts/origin";
import { requireOwner } from "@/lib/http/auth/session";
import { NewCountdown } from "./new-countdown";

export const metadata: Metadata = { title: "Create countdown page" };

const HOUR = 3_600_000;

export default async function NewCountdownPage() {
  await requireOwner();
  const nextHour = Math.ceil(Date.now() / HOUR) * HOUR;
  return (
    <>
      <PageHeader
        title="Create countdown page"
        back={{ href: "/dashboard/countdowns", name: "Countdown pages" }}
      />
      <NewCountdown endsAt={formatDateTime(addDays(new Date(nextHour), 7))} host={defaultHost()} />
    </>
  );
}
