// Next only declares these types in a file that its build generates.
/// <reference types="next/image-types/global" />

// Taken from the example data by tests/pictures.ts.
import bio from "./pictures/bio.webp";
import cards from "./pictures/cards.webp";
import countdown from "./pictures/countdown.webp";
import formDark from "./pictures/form-dark.webp";
import formLight from "./pictures/form-light.webp";
import linkDark from "./pictures/link-dark.webp";
import linkLight from "./pictures/link-light.webp";
import linkPhoneDark from "./pictures/link-phone-dark.webp";
import linkPhoneLight from "./pictures/link-phone-light.webp";
import menuDark from "./pictures/menu-dark.webp";
import menuLight from "./pictures/menu-light.webp";
import qrDark from "./pictures/qr-dark.webp";
import qrLight from "./pictures/qr-light.webp";
import signatureDark from "./pictures/signature-dark.webp";
import signatureLight from "./pictures/signature-light.webp";
import timer from "./pictures/timer.webp";
import utmDark from "./pictures/utm-dark.webp";
import utmLight from "./pictures/utm-light.webp";
import webhookDark from "./pictures/webhook-dark.webp";
import webhookLight from "./pictures/webhook-light.webp";

export const PICTURES = {
  bio,
  cards,
  countdown,
  form: { light: formLight, dark: formDark },
  link: { light: linkLight, dark: linkDark },
  linkPhone: { light: linkPhoneLight, dark: linkPhoneDark },
  menu: { light: menuLight, dark: menuDark },
  qr: { light: qrLight, dark: qrDark },
  signature: { light: signatureLight, dark: signatureDark },
  timer,
  utm: { light: utmLight, dark: utmDark },
  webhook: { light: webhookLight, dark: webhookDark },
} as const;
