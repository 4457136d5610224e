import type { Metadata } from "next";
import { Guide } from "@/components/docs/guide";

export const metadata: Metadata = { title: "API changelog" };

export default function ChangelogPage() {
  return (
    <Guide title="Changelog">
      <h2 className="font-semibold text-lg">1.0.0</h2>
      <p>
        First version. New response fields and enum values may be added without a new version. Documented
        behavior won't change or be removed.
      </p>
    </Guide>
  );
}
