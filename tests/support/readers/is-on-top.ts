/** Whether a click at the center of an element would hit it. For `evaluate` of a locator. */
export const isOnTop = (node: Element): boolean => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === node;
};
