import { exportSubmissions } from "@/lib/forms/export";
import { publicForm, serialize } from "@/lib/forms/serialize";
import { create, get, list, remove, update } from "@/lib/forms/service";
import { getSubmission, listSubmissions, removeSubmission } from "@/lib/forms/submissions";
import { submit } from "@/lib/forms/submit";

export const forms = {
  list,
  get,
  create,
  update,
  remove,
  submit,
  listSubmissions,
  getSubmission,
  removeSubmission,
  exportSubmissions,
  serialize,
  publicForm,
};
