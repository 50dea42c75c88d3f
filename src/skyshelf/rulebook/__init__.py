"""Which rules of the catalogues does the code cite, and which do the tests prove?"""

from skyshelf.rulebook.catalogue import Rule, catalogue
from skyshelf.rulebook.citations import bare_citations, citations
from skyshelf.rulebook.claims import claims, crowded
from skyshelf.rulebook.coverage import Coverage, Unknown, coverage, coverages
from skyshelf.rulebook.exemptions import Exemption, exemptions
from skyshelf.rulebook.project import GAMES, Place, RulebookError, project_root

__all__ = [
    "GAMES",
    "Coverage",
    "Exemption",
    "Place",
    "Rule",
    "RulebookError",
    "Unknown",
    "bare_citations",
    "catalogue",
    "citations",
    "claims",
    "coverage",
    "coverages",
    "crowded",
    "exemptions",
    "project_root",
]
