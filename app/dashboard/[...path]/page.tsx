import { notFound } from "next/navigation";

/** An address inside the dashboard that does not exist is answered inside the dashboard. */
export default function Nowhere() {
  notFound();
}
