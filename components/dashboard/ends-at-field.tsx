import { DateTimeField } from "@/components/ui/fields/date-time-field";
import type { Form } from "@/components/ui/form/use-form";

/** When a timer or a countdown reaches zero. */
export const EndsAtField = ({ form }: { form: Form }) => (
  <DateTimeField
    form={form}
    name="ends_at"
    label="Expires"
    help="When the countdown reaches zero."
    required
  />
);
