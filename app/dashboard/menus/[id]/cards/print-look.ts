import { translationsFor } from "@/components/pages/menu/translations";
import { colorsFor } from "./card-colors";

/** The words and the colors of printed cards. */
export const printLook = { words: translationsFor, colors: colorsFor };
