import Form from "next/form";
import { DateRange } from "@/components/dashboard/statistics/date-range";
import { Button } from "@/components/ui/button";
import { CONTROL } from "@/components/ui/fields/field";
import { addressOf, EARLIEST, filtersOf, type View } from "./view";

/** Presets, or a custom period. */
export const Period = ({ view }: { view: View }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <DateRange days={view.days} addressOf={(days) => addressOf(view, { days })} />
    <Form
      // The inputs are uncontrolled: another period remounts the form.
      key={`${view.from} ${view.to}`}
      action="/dashboard/statistics"
      scroll={false}
      className="flex flex-wrap items-center gap-2"
    >
      {Object.entries(filtersOf(view)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Day name="from" label="From" value={view.from} />
      <Day name="to" label="To" value={view.to} />
      <Button type="submit" className="h-9 px-3">
        Show
      </Button>
    </Form>
  </div>
);

const Day = ({ name, label, value }: { name: string; label: string; value: string }) => (
  <label className="flex items-center gap-2 text-quiet text-sm">
    <span className="shrink-0 max-sm:w-10">{label}</span>
    <input
      type="date"
      name={name}
      defaultValue={value}
      min={EARLIEST}
      required
      className={`${CONTROL} h-9 w-36 text-ink tabular-nums`}
    />
  </label>
);
