/** The name of the event that a form gives when its post was accepted: whatever is kept of it on the device may go. */
export const SENT = 'sent';
