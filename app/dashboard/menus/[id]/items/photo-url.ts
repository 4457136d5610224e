/** The upload URL of an item's photo. */
export const photoUrl = (menuId: number, id: number) => `/dashboard/menus/${menuId}/items/${id}/photo`;
