/** The entities that the API's document names, so that clients made from it have names. By identity: the same schema is the same entity. */
import type * as v from 'valibot';
import { currency, localText, phone } from '#src/contracts/fields.ts';
import { order, orderAndPayment, orderItem, orderItemInput, payment, paymentMethod, placedOrder, placeOrderInput } from '#src/contracts/orders.ts';
import { projectCategory, projectType } from '#src/contracts/programs.ts';
import { latestDonation, projectCard, projectDetail } from '#src/contracts/projects.ts';
import { bankAccount, city, contactInfo, country, nationality, settingsAnswer, slider, statistic, subscribeAnswer, subscribeInput } from '#src/contracts/site.ts';

type Entities = Record<string, v.GenericSchema>;

/** As they leave. */
export const ANSWERED: Entities = {
  Currency: currency, LocalText: localText, ProjectType: projectType, ProjectCategory: projectCategory, ProjectCard: projectCard, Project: projectDetail, LatestDonation: latestDonation,
  BankAccount: bankAccount, ContactInfo: contactInfo, Statistic: statistic, Slider: slider, Settings: settingsAnswer, NewsletterSubscription: subscribeAnswer,
  Country: country, City: city, Nationality: nationality,
  Order: order, OrderItem: orderItem, Payment: payment, PlacedOrder: placedOrder, OrderAndPayment: orderAndPayment, PaymentMethod: paymentMethod,
};

/** As they come. */
export const ASKED: Entities = { Currency: currency, Phone: phone, NewOrder: placeOrderInput, NewOrderItem: orderItemInput, NewNewsletterSubscription: subscribeInput };
