import { notFound } from "next/navigation";

/** Unknown dashboard URLs show the not-found page inside the dashboard layout. */
export default function UnknownPage() {
  notFound();
}
