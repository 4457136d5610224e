import { Archive, Lock, type LucideIcon, RefreshCw, Route, Split } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { countOf } from "@/components/ui/count-of";

type Link = {
  has_password: boolean;
  auto_renew: boolean;
  archived: boolean;
  rules: { length: number } | null;
  split: { length: number } | null;
};

type Mark = { name: string; Icon: LucideIcon };

function marksOf({ has_password, rules, split, auto_renew, archived }: Link): Mark[] {
  return [
    ...(has_password ? [{ name: "Password", Icon: Lock }] : []),
    ...(rules ? [{ name: countOf(rules.length, "rule"), Icon: Route }] : []),
    ...(split ? [{ name: `Split ${split.length} ways`, Icon: Split }] : []),
    ...(auto_renew ? [{ name: "Renews automatically", Icon: RefreshCw }] : []),
    ...(archived ? [{ name: "Archived", Icon: Archive }] : []),
  ];
}

/** Badges for a link's special features, for its page. */
export const LinkBadges = ({ link }: { link: Link }) =>
  marksOf(link).map(({ name, Icon }) => (
    <Badge key={name}>
      <Icon className="size-3" aria-hidden />
      {name}
    </Badge>
  ));

/** The same as icons, for lists. */
export const LinkMarks = ({ link }: { link: Link }) =>
  marksOf(link).map(({ name, Icon }) => (
    <span key={name} title={name} className="shrink-0 text-quiet">
      <Icon className="size-3.5" aria-hidden />
      <span className="sr-only">{name}</span>
    </span>
  ));
