import { Tag } from "lucide-react";
import type { Metadata } from "next";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { requireOwner } from "@/lib/http/auth/session";
import { NewTag } from "./new-tag";
import { readTags } from "./read-tags";
import { TagList } from "./tag-list";

export const metadata: Metadata = { title: "Tags" };

export default async function TagsPage() {
  const { owner } = await requireOwner();
  const tags = await readTags(owner);
  return (
    <>
      <PageHeader
        title="Tags"
        back={{ href: "/dashboard/links", name: "Links" }}
        text="Group links by campaign, client or place. Visitors never see tags."
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {tags.length > 0 ? (
          <TagList tags={tags} />
        ) : (
          <EmptyState icon={Tag} title="No tags yet" text="Create one here, or while you edit a link." />
        )}
        <Card title="New tag">
          <NewTag />
        </Card>
      </div>
    </>
  );
}
