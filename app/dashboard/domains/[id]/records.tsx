import { CircleCheck, CircleDashed } from "lucide-react";
import { CodeBlock } from "@/components/ui/code-block";
import { DescriptionItem } from "@/components/ui/description-item";
import type { domains } from "@/lib/domains";

type Props = { records: ReturnType<typeof domains.serialize>["records"] };

/** The DNS records to add, with copy buttons, and whether the last check found them. */
export const Records = ({ records }: Props) => (
  <>
    <p className="mb-4 text-quiet text-sm">
      {records.length === 1
        ? "Add this record where you manage the DNS of your domain, and keep it there."
        : "Add these records where you manage the DNS of your domain, and keep them there."}{" "}
      Changes can take a few minutes to take effect.
    </p>
    <ul className="divide-y divide-line">
      {records.map(({ type, name, value, seen }) => (
        <li key={type + value} className="py-4 first:pt-0 last:pb-0">
          <div className="mb-2 flex items-center justify-between gap-3">
            <h3 className="font-medium text-sm">{type} record</h3>
            <Seen seen={seen} />
          </div>
          <dl className="grid gap-3 sm:grid-cols-2">
            <DescriptionItem name="Name">
              <CodeBlock value={name} label={`name of the ${type} record`} />
            </DescriptionItem>
            <DescriptionItem name="Value">
              <CodeBlock value={value} label={`value of the ${type} record`} />
            </DescriptionItem>
          </dl>
        </li>
      ))}
    </ul>
  </>
);

const Seen = ({ seen }: { seen: boolean }) => (
  <span className={`flex items-center gap-1.5 text-xs ${seen ? "text-good" : "text-quiet"}`}>
    {seen ? <CircleCheck className="size-4" aria-hidden /> : <CircleDashed className="size-4" aria-hidden />}
    {seen ? "Found" : "Not found yet"}
  </span>
);
