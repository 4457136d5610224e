import { KeyRound } from "lucide-react";
import type { Metadata } from "next";
import { EmptyState } from "@/components/ui/empty-state";
import { type Column, DataTable } from "@/components/ui/list/data-table";
import { PageHeader } from "@/components/ui/page-header";
import { Time } from "@/components/ui/time";
import { serialize } from "@/lib/api-keys/serialize";
import { listApiKeys } from "@/lib/api-keys/service";
import { env } from "@/lib/env";
import { requireOwner } from "@/lib/http/auth/session";
import { NewKey } from "./new-key";
import { RevokeKey } from "./revoke-key";

export const metadata: Metadata = { title: "API keys" };

type Key = ReturnType<typeof serialize>;

const COLUMNS: Column<Key>[] = [
  {
    name: "Key",
    cell: (key) => (
      <>
        <p className="truncate font-medium" title={key.name}>
          {key.name || "Unnamed"}
        </p>
        <p className="truncate font-mono text-quiet text-xs">{key.prefix}…</p>
      </>
    ),
  },
  { name: "Created", from: "sm", cell: (key) => <Time value={key.created_at} show="date" relative /> },
  {
    name: "Last used",
    cell: (key) => (key.last_used_at ? <Time value={key.last_used_at} show="date" relative /> : "Never"),
  },
  {
    name: "Actions",
    hideName: true,
    number: true,
    cell: ({ id, name, prefix }) => <RevokeKey id={id} name={name || prefix} />,
  },
];

export default async function ApiKeysPage() {
  const { owner } = await requireOwner();
  const keys = (await listApiKeys(owner)).map(serialize);
  return (
    <>
      <PageHeader
        title="API keys"
        text="API keys give programs access to your account, with up to 60 requests per minute each. We store only a hash."
      />
      <NewKey appUrl={env.APP_URL} />
      {keys.length > 0 ? (
        <DataTable label="API keys" columns={COLUMNS} rows={keys} rowKey={(key) => key.id} />
      ) : (
        <EmptyState
          icon={KeyRound}
          title="No API keys yet"
          text="Create a key above. It includes a ready-to-run curl command."
        />
      )}
    </>
  );
}
