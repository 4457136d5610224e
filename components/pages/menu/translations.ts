import { ALLERGENS, type Allergen, DIETARY, type Diet, MARKS, type Mark } from "@/lib/menus/options";

/** The built-in texts in one language. */
export type Translations = {
  /** The language of the texts: the menu's, or English as a fallback. */
  lang: string;
  menu: string;
  table: string;
  soldOut: string;
  filter: string;
  /** The headings of diets and allergens in the filter. */
  only: string;
  without: string;
  reset: string;
  contains: string;
  none: string;
  categories: string;
  hours: string;
  contact: string;
  /** On a printed card, beside its QR code. */
  scan: string;
  diets: Record<Diet, string>;
  allergens: Record<Allergen, string>;
  marks: Record<Mark, string>;
};

const LABELS = [
  "menu",
  "table",
  "soldOut",
  "filter",
  "only",
  "without",
  "reset",
  "contains",
  "none",
  "categories",
  "hours",
  "contact",
  "scan",
] as const;

// A language: its labels in the order of LABELS, then the diets, the allergens and the marks.
const LANGUAGES: Record<string, readonly [labels: string, diets: string, allergens: string, marks: string]> =
  {
    en: [
      "Menu|Table|Sold out|Filter|Show only|Without|Clear filters|Contains|No dishes match these filters.|Categories|Opening hours|Contact|Scan for our menu",
      "Vegan|Vegetarian|Halal|Kosher|Gluten-free|Organic",
      "Gluten|Crustaceans|Eggs|Fish|Peanuts|Soybeans|Milk|Nuts|Celery|Mustard|Sesame|Sulfites|Lupin|Mollusks",
      "New|Popular|Spicy|Chef's special",
    ],
    de: [
      "Speisekarte|Tisch|Ausverkauft|Filter|Nur anzeigen|Ohne|Alles zeigen|Enthält|Kein Gericht passt zu dieser Auswahl.|Kategorien|Öffnungszeiten|Kontakt|Hier scannen für unsere Speisekarte",
      "Vegan|Vegetarisch|Halal|Koscher|Glutenfrei|Bio",
      "Gluten|Krebstiere|Eier|Fisch|Erdnüsse|Soja|Milch|Schalenfrüchte|Sellerie|Senf|Sesam|Sulfite|Lupinen|Weichtiere",
      "Neu|Beliebt|Scharf|Empfehlung des Küchenchefs",
    ],
    fr: [
      "Carte|Table|Épuisé|Filtrer|Afficher uniquement|Sans|Tout afficher|Contient|Aucun plat ne correspond à ce choix.|Catégories|Horaires|Contact|Scannez pour voir notre carte",
      "Végan|Végétarien|Halal|Casher|Sans gluten|Bio",
      "Gluten|Crustacés|Œufs|Poisson|Arachides|Soja|Lait|Fruits à coque|Céleri|Moutarde|Sésame|Sulfites|Lupin|Mollusques",
      "Nouveau|Populaire|Épicé|Suggestion du chef",
    ],
    es: [
      "Carta|Mesa|Agotado|Filtrar|Mostrar solo|Sin|Mostrar todo|Contiene|Ningún plato coincide con esta selección.|Categorías|Horario|Contacto|Escanea para ver nuestra carta",
      "Vegano|Vegetariano|Halal|Kosher|Sin gluten|Ecológico",
      "Gluten|Crustáceos|Huevos|Pescado|Cacahuetes|Soja|Leche|Frutos de cáscara|Apio|Mostaza|Sésamo|Sulfitos|Altramuces|Moluscos",
      "Nuevo|Popular|Picante|Especialidad del chef",
    ],
    it: [
      "Menù|Tavolo|Esaurito|Filtra|Mostra solo|Senza|Mostra tutto|Contiene|Nessun piatto corrisponde alla scelta.|Categorie|Orari|Contatti|Scansiona per vedere il menù",
      "Vegano|Vegetariano|Halal|Kosher|Senza glutine|Biologico",
      "Glutine|Crostacei|Uova|Pesce|Arachidi|Soia|Latte|Frutta a guscio|Sedano|Senape|Sesamo|Solfiti|Lupini|Molluschi",
      "Novità|Il più amato|Piccante|Specialità dello chef",
    ],
    pt: [
      "Ementa|Mesa|Esgotado|Filtrar|Mostrar só|Sem|Mostrar tudo|Contém|Nenhum prato corresponde a esta escolha.|Categorias|Horário|Contacto|Digitalize para ver a nossa ementa",
      "Vegano|Vegetariano|Halal|Kosher|Sem glúten|Biológico",
      "Glúten|Crustáceos|Ovos|Peixe|Amendoins|Soja|Leite|Frutos de casca rija|Aipo|Mostarda|Sésamo|Sulfitos|Tremoço|Moluscos",
      "Novo|Popular|Picante|Especialidade do chef",
    ],
    nl: [
      "Menukaart|Tafel|Uitverkocht|Filter|Alleen tonen|Zonder|Alles tonen|Bevat|Geen gerecht past bij deze keuze.|Categorieën|Openingstijden|Contact|Scan voor onze menukaart",
      "Veganistisch|Vegetarisch|Halal|Koosjer|Glutenvrij|Biologisch",
      "Gluten|Schaaldieren|Eieren|Vis|Pinda|Soja|Melk|Noten|Selderij|Mosterd|Sesam|Sulfiet|Lupine|Weekdieren",
      "Nieuw|Populair|Pittig|Specialiteit van de chef",
    ],
    pl: [
      "Menu|Stolik|Wyprzedane|Filtruj|Pokaż tylko|Bez|Pokaż wszystko|Zawiera|Żadne danie nie pasuje do wyboru.|Kategorie|Godziny otwarcia|Kontakt|Zeskanuj, aby zobaczyć menu",
      "Wegańskie|Wegetariańskie|Halal|Koszerne|Bezglutenowe|Ekologiczne",
      "Gluten|Skorupiaki|Jaja|Ryby|Orzeszki ziemne|Soja|Mleko|Orzechy|Seler|Gorczyca|Sezam|Siarczyny|Łubin|Mięczaki",
      "Nowość|Popularne|Ostre|Specjalność szefa kuchni",
    ],
    cs: [
      "Jídelní lístek|Stůl|Vyprodáno|Filtr|Zobrazit jen|Bez|Zobrazit vše|Obsahuje|Výběru neodpovídá žádné jídlo.|Kategorie|Otevírací doba|Kontakt|Naskenujte a otevřete jídelní lístek",
      "Veganské|Vegetariánské|Halal|Košer|Bezlepkové|Bio",
      "Lepek|Korýši|Vejce|Ryby|Arašídy|Sója|Mléko|Skořápkové plody|Celer|Hořčice|Sezam|Siřičitany|Vlčí bob|Měkkýši",
      "Novinka|Oblíbené|Pálivé|Specialita šéfkuchaře",
    ],
    sv: [
      "Meny|Bord|Slutsåld|Filtrera|Visa endast|Utan|Visa allt|Innehåller|Ingen rätt passar valet.|Kategorier|Öppettider|Kontakt|Skanna för att se vår meny",
      "Vegansk|Vegetarisk|Halal|Kosher|Glutenfri|Ekologisk",
      "Gluten|Kräftdjur|Ägg|Fisk|Jordnötter|Soja|Mjölk|Nötter|Selleri|Senap|Sesam|Sulfiter|Lupin|Blötdjur",
      "Nyhet|Populär|Stark|Kockens specialitet",
    ],
    da: [
      "Menukort|Bord|Udsolgt|Filtrer|Vis kun|Uden|Vis alt|Indeholder|Ingen ret passer til valget.|Kategorier|Åbningstider|Kontakt|Scan for at se vores menukort",
      "Vegansk|Vegetarisk|Halal|Kosher|Glutenfri|Økologisk",
      "Gluten|Krebsdyr|Æg|Fisk|Jordnødder|Soja|Mælk|Nødder|Selleri|Sennep|Sesam|Sulfitter|Lupin|Bløddyr",
      "Nyhed|Populær|Stærk|Kokkens specialitet",
    ],
    tr: [
      "Menü|Masa|Tükendi|Filtrele|Yalnızca şunları göster|İçermeyen|Hepsini göster|İçerir|Bu seçime uyan yemek yok.|Kategoriler|Çalışma saatleri|İletişim|Menümüz için kodu okutun",
      "Vegan|Vejetaryen|Helal|Koşer|Glutensiz|Organik",
      "Gluten|Kabuklular|Yumurta|Balık|Yer fıstığı|Soya|Süt|Sert kabuklu yemişler|Kereviz|Hardal|Susam|Sülfit|Acı bakla|Yumuşakçalar",
      "Yeni|Popüler|Acılı|Şefin spesiyali",
    ],
    uk: [
      "Меню|Столик|Закінчилося|Фільтр|Показати лише|Без|Показати все|Містить|Жодна страва не підходить.|Категорії|Години роботи|Контакти|Відскануйте, щоб відкрити меню",
      "Веганські|Вегетаріанські|Халяль|Кошерні|Без глютену|Органічні",
      "Глютен|Ракоподібні|Яйця|Риба|Арахіс|Соя|Молоко|Горіхи|Селера|Гірчиця|Кунжут|Сульфіти|Люпин|Молюски",
      "Новинка|Популярне|Гостре|Фірмова страва шефа",
    ],
    ar: [
      "قائمة الطعام|طاولة|نفد|تصفية|الأطباق التالية فقط|بدون|عرض الكل|يحتوي على|لا يوجد طبق يطابق هذا الاختيار.|الأقسام|ساعات العمل|اتصل بنا|امسح الرمز لعرض قائمة الطعام",
      "نباتي صرف|نباتي|حلال|كوشر|خالٍ من الغلوتين|عضوي",
      "غلوتين|قشريات|بيض|سمك|فول سوداني|صويا|حليب|مكسرات|كرفس|خردل|سمسم|كبريتيت|ترمس|رخويات",
      "جديد|الأكثر طلبًا|حار|طبق الشيف المميز",
    ],
    he: [
      "תפריט|שולחן|אזל|סינון|רק מנות|ללא|הצגת הכול|מכיל|אין מנה שמתאימה לבחירה.|קטגוריות|שעות פתיחה|יצירת קשר|סרקו לצפייה בתפריט",
      "טבעוני|צמחוני|חלאל|כשר|ללא גלוטן|אורגני",
      "גלוטן|סרטנים|ביצים|דגים|בוטנים|סויה|חלב|אגוזים|סלרי|חרדל|שומשום|סולפיטים|תורמוס|רכיכות",
      "חדש|פופולרי|חריף|המלצת השף",
    ],
    ja: [
      "メニュー|テーブル|売り切れ|絞り込み|次の料理のみ|除く|すべて表示|含む|条件に合う料理がありません。|カテゴリー|営業時間|連絡先|読み取ってメニューをご覧ください",
      "ヴィーガン|ベジタリアン|ハラール|コーシャ|グルテンフリー|オーガニック",
      "グルテン|甲殻類|卵|魚|ピーナッツ|大豆|乳|ナッツ|セロリ|マスタード|ごま|亜硫酸塩|ルピナス|軟体動物",
      "新メニュー|人気|辛口|シェフのおすすめ",
    ],
  };

/** The texts for a language, English as a fallback. */
export function translationsFor(language: string): Translations {
  const primary = language.split("-")[0] ?? "en";
  const lang = Object.hasOwn(LANGUAGES, primary) ? primary : "en";
  const [labels = "", diets = "", allergens = "", marks = ""] = LANGUAGES[lang] ?? [];
  return {
    lang,
    ...pair(LABELS, labels),
    diets: pair(DIETARY, diets),
    allergens: pair(ALLERGENS, allergens),
    marks: pair(MARKS, marks),
  };
}

function pair<Name extends string>(names: readonly Name[], texts: string): Record<Name, string> {
  const parts = texts.split("|");
  const entries = names.map((name, index) => [name, parts[index] ?? name]);
  return Object.fromEntries(entries);
}
