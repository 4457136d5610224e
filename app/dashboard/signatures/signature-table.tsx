import { type Column, DataTable } from "@/components/ui/list/data-table";
import { RowName } from "@/components/ui/list/row-name";
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
  <RowName href={`/dashboard/signatures/${id}`} title={name}>
    <p className="text-quiet text-xs wrap-anywhere">
      {[name === full_name ? "" : full_name, job_title, company].filter(Boolean).join(", ")}
    </p>
  </RowName>
);
