import type { ComponentProps } from "react";
import { PlanLimit } from "@/components/dashboard/plan-limit";
import { ListPage } from "@/components/ui/list/list-page";

type Props = Omit<ComponentProps<typeof ListPage>, "canCreate"> &
  Pick<ComponentProps<typeof PlanLimit>, "plan" | "used" | "cap" | "instead">;

/** A list page of resources with a plan limit, with its usage. */
export const LimitedListPage = ({ plan, used, cap, instead, ...list }: Props) => (
  <>
    <ListPage {...list} canCreate={used < cap} />
    {used > 0 && (
      <PlanLimit {...{ plan, used, cap, instead }} noun={list.noun} verb={list.verb?.toLowerCase()} />
    )}
  </>
);
