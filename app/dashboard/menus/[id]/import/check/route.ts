import { upload } from "@/lib/http/dashboard/upload";
import { checkFile } from "@/lib/menus/import";

/** Reads a file of dishes for the preview; the body is the file. */
export const POST = upload(({ owner, at, bytes }) => checkFile(owner, at, bytes));
