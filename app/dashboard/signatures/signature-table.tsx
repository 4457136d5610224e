import Link from "next/link";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Time } from "@/components/ui/time";
import type { signatures } from "@/lib/signatures";
import { SignatureMenu } from "./signature-menu";

type Listed = ReturnType<typeof signatures.serializeListed>;

const COLUMNS: Column<Listed>[] = [
  { name: "Signature", cell: (signature) => <Name signature={signature} /> },
  { name: "Template", from: "sm", cell: ({ template }) => <span className="capitalize">{template}</span> },
  { name: "Updated", from: "md", cell: ({ updated_at }) => <Time value={updated_at} relative /> },
  {
    name: "Actions",
    hideName: true,
    number: true,
    cell: ({ id, name }) => <SignatureMenu id={id} title={name} />,
  },
];

export const SignatureTable = ({ rows }: { rows: Listed[] }) => (
  <DataTable label="Signatures" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
);

const Name = ({ signature: { id, name, full_name, job_title, company } }: { signature: Listed }) => (
  <div className="min-w-0">
    <Link
      href={`/dashboard/signatures/${id}`}
      prefetch={false}
      className="block max-w-[32ch] truncate font-medium hover:underline"
    >
      {name}
    </Link>
    <p className="max-w-[40ch] truncate text-quiet text-xs">
      {[name === full_name ? "" : full_name, job_title, company].filter(Boolean).join(", ")}
    </p>
  </div>
);
