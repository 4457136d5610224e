import { TagChip } from "@/components/dashboard/links/tag-chip";
import type { ColoredTag } from "@/components/dashboard/links/tag-colors";
import { DescriptionItem } from "@/components/ui/description-item";
import { Link } from "@/components/ui/link";

type Props = {
  link: { tags: readonly string[]; notes: string; external_id: string | null };
  /** The account's tags. */
  tags: readonly ColoredTag[];
};

/** Details for organizing links. */
export const OrganizingDetails = ({ link, tags }: Props) => (
  <>
    {link.tags.length > 0 && (
      <DescriptionItem name="Tags">
        <span className="flex flex-wrap gap-1">
          {link.tags.map((name) => (
            <Link key={name} href={`/dashboard/links?${new URLSearchParams({ tags: name })}`}>
              <TagChip name={name} color={tags.find((tag) => tag.name === name)?.color} />
            </Link>
          ))}
        </span>
      </DescriptionItem>
    )}
    {link.external_id && (
      <DescriptionItem name="Your own ID">
        <span className="wrap-anywhere">{link.external_id}</span>
      </DescriptionItem>
    )}
    {link.notes && (
      <DescriptionItem name="Notes">
        <span className="whitespace-pre-line wrap-anywhere">{link.notes}</span>
      </DescriptionItem>
    )}
  </>
);
