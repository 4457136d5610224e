import { DateTimeField } from "@/components/ui/date-time-field";
import type { Form } from "@/components/ui/use-form";

/** The moment at which a counter is at zero. */
export const EndField = ({ form }: { form: Form }) => (
  <DateTimeField form={form} name="ends_at" label="Counts down to" help="A moment in the future." required />
);
