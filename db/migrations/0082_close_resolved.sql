-- Donations whose titipan two people decided on, and that could still be paid: an earlier version left them open.
update donation set status = 'cancelled'
where status in ('awaiting_payment', 'expired') and id in (
  select donation_id from suspense_decision where status in ('approved', 'paid'));
