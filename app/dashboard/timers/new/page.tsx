import type { Metadata } from "next";
import { PageHeader } from "@/components/ui/page-header";
import { addDays, formatDateTime } from "@/lib/dates";
import { requireOwner } from "@/lib/http/auth/session";
import { NewTimer } from "./new-timer";

export const metadata: Metadata = { title: "Create email timer" };

const HOUR = 3_600_000;

export default async function NewTimerPage() {
  await requireOwner();
  const nextHour = Math.ceil(Date.now() / HOUR) * HOUR;
  return (
    <>
      <PageHeader title="Create email timer" back={{ href: "/dashboard/timers", name: "Email timers" }} />
      <NewTimer endsAt={formatDateTime(addDays(new Date(nextHour), 7))} />
    </>
  );
}
