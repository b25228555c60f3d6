"""What all tests share: how hard Hypothesis looks, and that nothing is left out where everything is demanded."""

import os

import pytest
from hypothesis import settings

settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, max_examples=300)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A skipped test fails the run if `NIGHTBUS_DEMAND_ALL` is set."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter and reporter.stats.get("skipped") and os.environ.get("NIGHTBUS_DEMAND_ALL"):
        reporter.write_line("\na test was left out, but all are demanded", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
