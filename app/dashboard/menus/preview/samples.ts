import type { ItemView } from "@/components/pages/menu/view";

const sample = (id: number, item: Partial<ItemView>): ItemView => ({
  id,
  name: "",
  description: "",
  category: "Starters",
  price: null,
  variants: [],
  allergens: [],
  dietary: [],
  marks: [],
  available: true,
  photo: null,
  ...item,
});

/** Sample items for the preview of a new menu. */
export const SAMPLES: ItemView[] = [
  sample(1, {
    name: "Soup of the day",
    price: "6.50",
    dietary: ["vegan"],
    description: "Served with house bread",
  }),
  sample(2, { name: "Garden salad", price: "8.00", dietary: ["vegetarian"], allergens: ["mustard"] }),
  sample(3, {
    name: "Grilled fish",
    price: "19.50",
    category: "Mains",
    allergens: ["fish"],
    available: false,
  }),
  sample(4, {
    name: "Mushroom risotto",
    price: "16.00",
    category: "Mains",
    dietary: ["vegetarian"],
    allergens: ["milk"],
  }),
  sample(5, {
    name: "Chocolate cake",
    price: "7.00",
    category: "Desserts",
    allergens: ["gluten", "eggs", "milk"],
  }),
];
