import type { Form, Values } from "./use-form";

/**
 * A form over a part of a field's value, for the fields inside: an entry of a list or an object. `place` is where the part
 * is, like `rules.0`.
 */
export const partOfForm = (
  form: Form,
  fieldPath: string,
  values: Values,
  onChange: (values: Values) => void,
): Form => ({
  ...form,
  values,
  set: (name, value) => onChange({ ...values, [name]: value }),
  fault: (name) => form.fault(`${fieldPath}.${name}`),
  controlId: (name) => form.controlId(`${fieldPath}.${name}`),
});
