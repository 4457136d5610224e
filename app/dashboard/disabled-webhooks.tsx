import { TriangleAlert } from "lucide-react";
import { Link } from "@/components/ui/link";
import { UrlText } from "@/components/ui/url-text";
import { withoutScheme } from "@/lib/domains/hosts/readable-host";
import type { webhooks } from "@/lib/webhooks";

type Props = { rows: Awaited<ReturnType<typeof webhooks.disabledWebhooks>> };

/** The disabled webhooks, which receive nothing until they are enabled again. */
export const DisabledWebhooks = ({ rows }: Props) =>
  rows.length > 0 && (
    <ul className="-mx-2">
      {rows.map(({ id, url }) => (
        <li key={id}>
          <Link
            href={`/dashboard/webhooks/${id}`}
            className="flex gap-2 rounded-control px-2 py-2 text-sm hover:bg-raised"
          >
            <TriangleAlert className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden />
            <span className="min-w-0">
              <span className="line-clamp-2 font-medium">
                <UrlText url={withoutScheme(url)} />
              </span>
              <span className="text-quiet">Webhook disabled</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
