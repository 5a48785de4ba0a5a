/** The words that a donor meets on the way, by language. */
export const words = {
  en: { prefix: '', well: 'A solar well for 340 families in Marib', donateNow: 'Donate now', addToCart: 'Add to cart', added: 'Added to your cart', goToCart: 'Go to cart', cart: 'Your cart', checkout: 'Go to checkout', name: 'Full name', email: /e-?mail/i, bank: 'Bank transfer', card: 'Card', give: /^Give/, transfer: 'One step is left: your transfer.', accepted: 'May it be accepted.', holder: 'Name on the card', refused: 'The card was refused. Nothing was charged.', approve: 'Approve', number: 'Card number', expiry: 'Expiry', cvc: 'Security code', required: 'This field is required.', invalidEmail: 'Invalid email address.', empty: 'Nothing is in your cart yet', cartCount: 'The cart is empty' },
  ar: { prefix: '/ar', well: 'بئرٌ بالطاقة الشمسية لـ 340 أسرة في مأرب', donateNow: 'تبرّع الآن', addToCart: 'أضف إلى السلة', added: 'أُضيف إلى سلتك', goToCart: 'إلى السلة', cart: 'سلتك', checkout: 'إتمام التبرّع', name: 'الاسم الكامل', email: /البريد/, bank: 'تحويل بنكي', card: 'بطاقة', give: /^تبرّع بـ/, transfer: 'بقيت خطوة واحدة: تحويلك.', accepted: 'تقبّل الله منك.', holder: 'الاسم على البطاقة', refused: 'رُفضت البطاقة، ولم يُخصم شيء.', approve: 'أوافق', number: 'رقم البطاقة', expiry: 'تاريخ الانتهاء', cvc: 'رمز الأمان', required: 'هذا الحقل مطلوب.', invalidEmail: 'البريد الإلكتروني غير صحيح.', empty: 'سلتك فارغة', cartCount: 'السلة فارغة' },
} as const;
export type Words = (typeof words)[keyof typeof words];

export const WELL = '/projects/a-solar-well-for-340-families-in-marib';
