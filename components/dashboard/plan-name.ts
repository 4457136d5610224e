/** The name of a plan as people see it: "Free". */
export const planName = (plan: string): string => plan.charAt(0).toUpperCase() + plan.slice(1);
