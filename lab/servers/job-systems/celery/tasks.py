"""A job that does nothing, by Celery on RabbitMQ, with a row of its result in PostgreSQL."""

import os

from celery import Celery

app = Celery("bench", broker=os.environ["AMQP_URL"], backend=os.environ["RESULTS_URL"])
app.conf.update(
    # As its documentation proposes for jobs that must not be lost and bear to be done twice.
    task_acks_late=True,
    task_reject_on_worker_lost=True,
    broker_transport_options={"confirm_publish": True},
    worker_prefetch_multiplier=10,
    result_extended=False,
)


@app.task(name="bench.job")
def job():
    return {"done": True}
