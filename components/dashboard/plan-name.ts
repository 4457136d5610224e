/** The display name of a plan: "Free". */
export const planName = (plan: string): string => plan.charAt(0).toUpperCase() + plan.slice(1);
